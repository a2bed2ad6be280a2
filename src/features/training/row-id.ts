/** Of the row of a question or an interview, by which the focus finds it again. */
export const rowId = (open: string): string => `training-${open}`;
