/** Files out of the product: into the downloads, or to another app. */

export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Whether the system can hand such a file to another app; true on most phones. */
export const canShareFiles = (): boolean => {
  const probe = new File([''], 'cv.pdf', { type: 'application/pdf' });
  const share = navigator as Partial<Pick<Navigator, 'canShare'>>;
  return share.canShare?.({ files: [probe] }) ?? false;
};

/** `shared`, or `dismissed` when the person closed the sheet. Any other refusal rejects. */
export const shareFile = async (file: File): Promise<'shared' | 'dismissed'> => {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
};
