/** What an entry into an account has just brought along, told on the page it leads to. */
import { create } from 'zustand';

export interface Welcome {
  fullName: string;
  /** The account was made just now. */
  isNew: boolean;
  /** CVs of this device that are the account's from now on. */
  cvs: number;
}

export const useWelcome = create<{ welcome: Welcome | undefined }>(() => ({ welcome: undefined }));
