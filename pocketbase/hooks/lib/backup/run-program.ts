/** Runs a program of the system; throws what it printed when it fails. */
export const runProgram = (...command: string[]): void => {
  // The output of a program that fails is thrown away by the runtime: for it, this one never does.
  const told = $os.cmd('sh', '-c', '"$@" 2>&1 || echo "failed ($?)"', 'sh', ...command).output();
  const said = toString(told).trim();
  if (/failed \(\d+\)$/.test(said)) throw new Error(`${command[0]}: ${said}`);
};
