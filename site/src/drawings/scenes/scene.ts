import type { JSX } from 'react';

/** A drawing that fills a rectangle from (0, 0); its size is that of its largest file in pixels, too. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly Drawing: () => JSX.Element;
}

/** A view, as wide as three to two. */
export const view = (Drawing: Scene['Drawing']): Scene => ({ width: 1200, height: 800, Drawing });

/** A person or a sheet, higher than wide. */
export const portrait = (Drawing: Scene['Drawing']): Scene => ({ width: 800, height: 1000, Drawing });
