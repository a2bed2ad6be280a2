/** One line of JSON on standard output, at the pace of who reads it. */
export const printLine = async (value: object): Promise<void> => {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
};
