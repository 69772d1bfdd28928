declare module '@11ty/eleventy' {
  export class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        readonly configPath: string;
        readonly quietMode: boolean;
        readonly config: (eleventyConfig: { addGlobalData: (name: string, data: unknown) => void }) => void;
      },
    );

    /** Keeps its own lines out of the terminal; faults are thrown all the same. */
    disableLogger(): void;

    /** Writes all files; answers with what was copied and what was rendered. */
    write(): Promise<[copied: unknown, rendered: unknown[]]>;
  }
}
