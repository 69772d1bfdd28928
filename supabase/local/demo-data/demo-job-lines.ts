import type { QuoteLine } from '@vakman/domain/quote/quote.lines';
import type { DemoJobName, DemoJobWords } from './demo-texts.ts';
import type { Random } from './random.ts';

type LineShape = Pick<QuoteLine, 'kind' | 'unit' | 'unit_price' | 'work'> & {
  /** Units, at least and at most. */
  readonly size: readonly [number, number];
};

const shape = (
  kind: QuoteLine['kind'],
  unit: QuoteLine['unit'],
  unit_price: number,
  size: LineShape['size'],
  work: QuoteLine['work'] = 'painting',
): LineShape => ({ kind, unit, unit_price, size, work });

/** By the places of their titles: what belongs to the job, two to choose from, and what may be left out. */
const jobs: Readonly<Record<DemoJobName, readonly LineShape[]>> = {
  exterior: [
    shape('fixed', 'm2', 2175, [18, 90]),
    shape('alternative', 'm2', 2075, [18, 90]),
    shape('alternative', 'm2', 2950, [18, 90]),
    shape('optional', 'm2', 845, [40, 110], 'other'),
  ],
  interior: [
    shape('fixed', 'm2', 395, [60, 240]),
    shape('alternative', 'm2', 600, [60, 240]),
    shape('alternative', 'm2', 795, [60, 240]),
    shape('optional', 'job', 42_500, [1, 1]),
  ],
  woodRot: [
    shape('fixed', 'piece', 14_500, [2, 8], 'other'),
    shape('alternative', 'piece', 4500, [2, 8], 'other'),
    shape('alternative', 'piece', 11_000, [2, 8], 'other'),
    shape('optional', 'piece', 9500, [2, 8]),
  ],
};

/** The lines of a quote for a job: its alternatives are about as much as what it begins with. */
export function linesOf(random: Random, name: DemoJobName, { group, lines }: DemoJobWords): QuoteLine[] {
  const size = random.next();
  return jobs[name].map(({ size: [least, most], kind, ...line }, place) => ({
    ...line,
    id: random.uuid(),
    kind,
    group: kind === 'alternative' ? group : '',
    title: lines[place] ?? '',
    description: '',
    quantity: Math.round(least + size * (most - least)) * 1000,
  }));
}
