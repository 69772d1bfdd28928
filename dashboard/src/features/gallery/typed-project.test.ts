import { expect, test } from 'vitest';
import { checkProject, typedProject } from './typed-project.ts';

const words = {
  title: 'title',
  permission: 'permission',
  permittedOn: 'day',
  picture: 'picture',
  half: 'half',
  uncut: 'uncut',
} as Parameters<typeof checkProject>[2];
const draft = { isPublic: false, hasPicture: false, isCutting: false };
const site = { isPublic: true, hasPicture: true, isCutting: false };
const typed = {
  category: 'other',
  texts: {
    nl: { title: ' Woonhuis ', description: '' },
    de: { title: 'Wohnhaus', description: ' Neu ' },
    fr: { title: ' ', description: '' },
  },
  permission: 'mail',
  permittedOn: '2026-11-21',
} as const;

test('texts are stored as they will be shown, and a language without one is left out', () => {
  expect(checkProject(typed, site, words)).toEqual({
    value: {
      category: 'other',
      title: 'Woonhuis',
      description: null,
      translations: { de: { title: 'Wohnhaus', description: 'Neu' } },
      permission: 'mail',
      permitted_on: '2026-11-21',
    },
    errors: {},
  });
});

test('a draft needs a Dutch title alone', () => {
  const empty = typedProject(undefined);
  expect(checkProject(empty, draft, words).errors).toEqual({ 'nl-title': 'title' });
  const { value, errors } = checkProject({ ...empty, texts: { nl: typed.texts.nl } }, draft, words);
  expect(errors).toEqual({});
  expect(value).toMatchObject({ translations: null, permission: null, permitted_on: null });
});

test('on the site it needs a picture, and the word of the customer with its day', () => {
  const shown = { ...typed, permission: '', permittedOn: '' } as const;
  expect(checkProject(shown, { ...site, hasPicture: false }, words).errors).toEqual({
    picture: 'picture',
    permission: 'permission',
  });
  expect(checkProject({ ...typed, permittedOn: '' }, site, words).errors).toEqual({ permittedOn: 'day' });
});

test('half a translation is none', () => {
  const half = { ...typed, texts: { ...typed.texts, uk: { title: '', description: 'Опис' } } };
  expect(checkProject(half, draft, words).errors).toEqual({ 'uk-title': 'half' });
});

test('what was stored stands in the form again', () => {
  const { value } = checkProject(typed, site, words);
  const row = {
    id: 1,
    created_at: '',
    version: 1,
    published_at: null,
    before_image_url: null,
    after_image_url: null,
  };
  expect(checkProject(typedProject({ ...row, ...value }), site, words).value).toEqual(value);
});

test('a picture whose frame is not chosen yet is not left out in silence', () => {
  for (const wanted of [draft, site])
    expect(checkProject(typed, { ...wanted, isCutting: true }, words).errors).toEqual({ picture: 'uncut' });
});
