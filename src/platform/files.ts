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

/** In a tab of its own, for what browsers show: PDF and text. */
export const openFile = (file: File): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.target = '_blank';
  link.click();
  // Never revoked: the tab would lose it when reloaded. It goes with this page.
};

/** Whether the system can hand this file to another app; true on most phones. */
export const canShareFile = (file: File): boolean => {
  const share = navigator as Partial<Pick<Navigator, 'canShare'>>;
  return share.canShare?.({ files: [file] }) ?? false;
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
