declare const console: { error: (line: string) => void };

/**
 * What an operator must hear of: one line on the error stream, which the launcher passes on, and a line in the log.
 * Mail addresses are masked; nothing else that is handed in may be personal.
 */
export const report = (
  app: core.App,
  what: string,
  details: Readonly<Record<string, unknown>>,
): void => {
  const told = JSON.stringify(details).replace(/[^\s"<>@]+@[^\s"<>@]+/g, '…@…');
  // oxlint-disable-next-line no-console -- it is how the launcher hears of it
  console.error(`jalon: ${what} ${told}`);
  app.logger().error(what, 'details', told);
};
