/** What a model wrote, without what models put around it: thoughts, a bullet, quotation marks. */
export const readAnswer = (raw: string): string => {
  const thought = raw.replace(/^\s*<think>[^]*?<\/think>/, '');
  const plain = thought
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
    .replace(/^[-•*] +/, '');
  return /^(?:«[^«»]*»|"[^"]*"|“[^“”]*”)$/.test(plain) ? plain.slice(1, -1).trim() : plain;
};
