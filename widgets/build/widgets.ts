import { existsSync, readdirSync } from 'node:fs';
import type { WidgetRecord } from '../src/element/widget-record.ts';
import { camelCase } from './widget-names.ts';

const source = new URL('../src/', import.meta.url);

/** The record in the folder of a widget. */
async function readRecord(name: string): Promise<WidgetRecord> {
  const url = new URL(`${name}/${name}.widget.ts`, source).href;
  const module = (await import(/* @vite-ignore */ url)) as Readonly<Record<string, WidgetRecord>>;
  const record = module[`${camelCase(name)}Widget`];
  if (record?.name !== name) throw new Error(`${url}: no record of a widget that is called ${name}`);
  return record;
}

const names = readdirSync(source).filter((name) => existsSync(new URL(`${name}/${name}.widget.ts`, source)));

/** Every widget of the kit, by the alphabet: the folders that have a record. */
export const widgets: readonly WidgetRecord[] = await Promise.all(names.toSorted().map(readRecord));
