declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt';
    /** OpenType features to keep; none when empty. */
    keepFeatures: string[];
    noLayoutClosure: boolean;
    noHinting: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
