import { isLanguage, type Language } from '@vakman/domain/languages/languages';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { repositoryFiles, type SourceFile } from '../architecture/repository.ts';

/** A text as it stands in a file, in its own language. */
export interface WrittenText {
  /** From the root of the workspace. */
  readonly file: string;
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  readonly language: Language;
  readonly text: string;
}

/** Keys whose values are no words. */
const notWords = new Set(['id', 'since', 'picture']);

interface Place {
  readonly file: string;
  readonly language: Language | undefined;
  readonly lines: LineCounter;
  /** Lines before those that are counted. */
  readonly skipped: number;
}

function textsIn(node: Node | null, place: Place): WrittenText[] {
  const { file, language, lines, skipped } = place;
  if (isSeq(node)) return node.items.flatMap((item) => textsIn(item as Node, place));
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      const name = String(key);
      if (notWords.has(name)) return [];
      return textsIn(value as Node, { ...place, language: isLanguage(name) ? name : language });
    });
  }
  if (!isScalar(node) || typeof node.value !== 'string' || language === undefined) return [];
  const line = skipped + lines.linePos(node.range?.[0] ?? 0).line;
  return [{ file, line, language, text: node.value }];
}

/** Strings below the key of a language, or all of them in the file of one language; JSON is YAML too. */
function inData(file: string, text: string, language?: Language, skipped = 0): WrittenText[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return textsIn(contents, { file, language, lines, skipped });
}

/** The head of a Markdown file, and its paragraphs. */
function inMarkdown(file: string, text: string, language: Language): WrittenText[] {
  const head = /^---\n([\s\S]*?\n)---\n/.exec(text);
  const body = text.slice(head?.[0].length ?? 0);
  const before = head?.[0].split('\n').length ?? 1;
  const paragraphs = [...body.matchAll(/\S(?:.|\n(?!\n))*/g)].map(({ 0: paragraph, index }) => ({
    file,
    line: before + body.slice(0, index).split('\n').length - 1,
    language,
    text: paragraph,
  }));
  return [...inData(file, head?.[1] ?? '', language, 1), ...paragraphs];
}

const ofOneLanguage = /[/.](\w\w)\.(?:json|yaml|md)$/;
/** What the business says, without the glossary, in which words stand for themselves. */
export const isContentData = (path: string): boolean =>
  path.startsWith('content/') && path.endsWith('.yaml') && !path.startsWith('content/glossary/');

/** The texts of one file, if it holds any that a visitor, a customer or the office reads. */
export function textsOf({ path, text }: SourceFile): WrittenText[] {
  const language = ofOneLanguage.exec(path)?.[1];
  if (!isLanguage(language)) return isContentData(path) ? inData(path, text) : [];
  return path.endsWith('.md') ? inMarkdown(path, text, language) : inData(path, text, language);
}

/** Every text that the product shows: content, and the messages of site, widgets, functions and mails. */
export const writtenTexts = (): WrittenText[] => repositoryFiles().flatMap(textsOf);
