import { existsSync } from 'node:fs';
import { tagOf } from '@vakman/widgets/build/widget-names';
import { widgets } from '@vakman/widgets/build/widgets';
import type { Trial, WidgetTrial } from './trial.ts';

const urlOf = (name: string) => new URL(`trials/${name}.trial.ts`, import.meta.url);

/** One for each widget that is offered to other sites, and for those of our own that have one. */
const tried = widgets.filter(({ name, offer }) => offer !== undefined || existsSync(urlOf(name)));

export const trials: readonly Trial[] = await Promise.all(
  tried.map(async (widget) => {
    const { trial } = (await import(urlOf(widget.name).href)) as { readonly trial: WidgetTrial };
    return { ...trial, tag: tagOf(widget), standsAbove: typeof widget.room === 'string' };
  }),
);

/** The trial of the widget with this name. */
export function trialOf(name: string): Trial {
  const trial = trials.find(({ tag }) => tag === tagOf({ name }));
  if (!trial) throw new Error(`${name} has no trial`);
  return trial;
}
