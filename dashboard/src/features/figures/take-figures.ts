import type { Figures } from '@vakman/domain/figures/figures.answers';
import { formatCsv } from '@vakman/domain/text/csv';
import type { FiguresWords } from '../../../generated/figures.words.ts';
import { saveFile } from '../own-data/save-file.ts';

/** A line for each week, partner and language in which something came; and one for each week, with its waits. */
export function figureLines(
  { requests, answers, bookings }: Figures,
  weeks: readonly string[],
  words: FiguresWords,
): readonly (readonly (string | number)[])[] {
  const { columns } = words;
  const head = [words.week, words.of.source, words.of.language, words.requests, columns.won];
  const waits = [columns.answered, words.inTime, columns.median, columns.ninety, words.bookings];
  const perSource = requests.map((row) => [
    row.week,
    row.source ?? words.ownSite,
    row.language,
    row.requests,
    row.won,
  ]);
  const perWeek = weeks.map((week) => {
    const wait = answers.find((each) => each.week === week);
    const booked = bookings.find((each) => each.week === week)?.bookings ?? 0;
    return [week, wait?.answered ?? 0, wait?.in_time ?? 0, wait?.median ?? '', wait?.ninety ?? '', booked];
  });
  return [head, ...perSource, [], [words.week, ...waits], ...perWeek];
}

/** Has the browser keep the figures as a table. */
export function takeFigures(figures: Figures, weeks: readonly string[], words: FiguresWords): void {
  const lines = figureLines(figures, weeks, words);
  saveFile(new Blob([formatCsv(lines)], { type: 'text/csv;charset=utf-8' }), `${words.file}.csv`);
}
