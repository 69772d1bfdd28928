/** A facade: its width, the height of its walls, and of the gable above them. Units of the drawing. */
export interface Outline {
  readonly width: number;
  readonly eaves: number;
  readonly gable: number;
}

export const gableShapes = ['step', 'bell', 'neck', 'spout', 'cornice'] as const;
export type GableShape = (typeof gableShapes)[number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Points of the left half from the eaves to the ridge; each function mirrors them to the right. */
type Half = readonly (readonly [command: 'L' | 'C', ...numbers: number[]])[];

const halves: Record<GableShape, (outline: Outline) => Half> = {
  step({ width, gable }) {
    const steps = 4;
    const run = (width / 2 - 13) / steps;
    const rise = gable / (steps + 1);
    return Array.from({ length: steps + 1 }, (_, step) => [
      ['L', run * step, rise * (step + 1)] as const,
      ['L', step < steps ? run * (step + 1) : width / 2, rise * (step + 1)] as const,
    ]).flat();
  },
  bell: ({ width: w, gable: g }) => [
    ['C', 0.02 * w, 0.34 * g, 0.2 * w, 0.3 * g, 0.25 * w, 0.6 * g],
    ['C', 0.28 * w, 0.8 * g, 0.33 * w, g, 0.5 * w, g],
  ],
  neck: ({ width: w, gable: g }) => [
    ['C', 0.15 * w, 0.02 * g, 0.22 * w, 0.12 * g, 0.24 * w, 0.42 * g],
    ['L', 0.24 * w, 0.8 * g],
    ['L', 0.2 * w, 0.8 * g],
    ['L', 0.5 * w, g],
  ],
  spout: ({ width: w, gable: g }) => [
    ['L', 0.4 * w, 0.86 * g],
    ['L', 0.4 * w, g],
    ['L', 0.5 * w, g],
  ],
  cornice: ({ width: w, gable: g }) => [
    ['L', 0, g],
    ['L', 0.5 * w, g],
  ],
};

function draw(half: Half, { width, eaves }: Outline, mirrored: boolean): string {
  const x = (value: number) => round(mirrored ? width - value : value);
  const y = (value: number) => round(-eaves - value);
  return half
    .map(([command, ...numbers]) => {
      const points = numbers.map((value, index) => (index % 2 === 0 ? x(value) : y(value)));
      return command + points.join(' ');
    })
    .join('');
}

/** The top edge of the facade, open below; it starts at the left eaves. The ground is y = 0, up is negative. */
export function gableEdge(shape: GableShape, outline: Outline): string {
  const half = halves[shape](outline);
  const left = draw(half, outline, false);
  const right = draw(reversed(half), outline, true);
  return `M0 ${-outline.eaves}${left}${right}`;
}

/** The whole facade as a closed path. */
export function facade(shape: GableShape, outline: Outline): string {
  return `${gableEdge(shape, outline)}V0H0Z`;
}

/** The same half from the ridge down to the eaves. */
function reversed(half: Half): Half {
  const ends = [[0, 0], ...half.map((part) => part.slice(-2) as number[])];
  return half
    .map(([command, ...numbers], index) => {
      const [endX = 0, endY = 0] = ends[index] ?? [];
      if (command === 'L') return ['L', endX, endY] as const;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
      return ['C', x2, y2, x1, y1, endX, endY] as const;
    })
    .toReversed();
}
