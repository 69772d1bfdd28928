import { languages } from '@vakman/domain/languages/languages';
import type { GalleryProject } from '@vakman/domain/gallery.project';

/** One on the site in all languages, one that is not, and one whose words are long or hostile. */
export const projects: readonly [GalleryProject, GalleryProject, GalleryProject] = [
  {
    id: 3,
    created_at: '2026-11-22T12:00:00+00:00',
    title: 'Woonhuis in Gouda',
    category: 'painting',
    description: 'Kozijnen geschuurd, gegrond en twee keer afgelakt.',
    before_image_url: null,
    after_image_url: null,
    translations: Object.fromEntries(languages.map((language) => [language, { title: 'Gouda' }])),
    published_at: '2026-11-22T12:00:00+00:00',
    permission: 'mail',
    permitted_on: '2026-11-21',
    version: 2,
  },
  {
    id: 2,
    created_at: '2026-11-21T12:00:00+00:00',
    title: 'Gevel in Delft',
    category: 'other',
    description: null,
    before_image_url: null,
    after_image_url: null,
    translations: null,
    published_at: null,
    permission: null,
    permitted_on: null,
    version: 1,
  },
  {
    id: 1,
    created_at: '2026-11-20T12:00:00+00:00',
    title: `<img src=x onerror=alert(1)> ${'Vijfentwintigappartementencomplex '.repeat(2).trim()}`,
    category: 'painting',
    description: null,
    before_image_url: null,
    after_image_url: null,
    translations: null,
    published_at: null,
    permission: null,
    permitted_on: null,
    version: 1,
  },
];
