/** Files that the system opens with the installed app. */
interface LaunchQueue {
  setConsumer: (
    consumer: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => Promise<void>,
  ) => void;
}

/** Called with the first file of each launch; nothing where the browser has no such thing. */
export const onLaunchedFile = (callback: (file: File) => void): void => {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: [first] }) => {
    if (first) callback(await first.getFile());
  });
};
