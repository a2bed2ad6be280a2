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
  sayAloud(`${what} ${told}`);
  app.logger().error(what, 'details', told);
};

/** One line on the error stream, which the launcher and the system's journal know ours by. */
export const sayAloud = (line: string): void => {
  // oxlint-disable-next-line no-console -- there is no other way to it
  console.error(`jalon: ${line}`);
};
