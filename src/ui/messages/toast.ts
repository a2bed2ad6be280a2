import { create } from 'zustand';

export type Toast = {
  message: string;
  /** Of the words, where it is not the page's. */
  lang?: string;
  tone?: 'neutral' | 'positive' | 'danger';
  /** Such as « Annuler »; pressing it closes the toast. */
  action?: { label: string; onAct: () => void };
};

type ToastState = { toast: (Toast & { id: number }) | undefined };

export const useToast = create<ToastState>(() => ({ toast: undefined }));

/** Shows one message for 6 s; a newer one takes its place. */
export const showToast = (toast: Toast): void =>
  useToast.setState((before) => ({ toast: { ...toast, id: (before.toast?.id ?? 0) + 1 } }));

export const closeToast = (): void => useToast.setState({ toast: undefined });
