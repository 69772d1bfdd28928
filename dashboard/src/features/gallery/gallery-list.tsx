import { Link } from '@swan-io/chicane';
import type { GalleryProject } from '@vakman/domain/gallery.project';
import { galleryPictureUrl } from '@vakman/domain/gallery.schema';
import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { addresses } from '../../../generated/addresses.ts';
import { galleryWords } from '../../../generated/gallery.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { movedOrder } from './moved-order.ts';
import './gallery.css';

interface GalleryListProps {
  readonly projects: readonly GalleryProject[];
  readonly onOrder: (ids: readonly number[]) => void;
}

/** The projects in the order of the site; they are moved by mouse, finger or keyboard. */
export default function GalleryList({ projects, onOrder }: GalleryListProps) {
  const words = useWords(galleryWords);
  const ids = projects.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      const moved = new Set([...keys].map(Number));
      onOrder(movedOrder(ids, moved, { id: Number(target.key), position: target.dropPosition }));
    },
  });
  const missingOf = ({ translations }: GalleryProject) =>
    languages.filter((code) => code !== defaultLanguage && translations?.[code] === undefined);
  const listOf = new Intl.ListFormat(language);
  return (
    <I18nProvider locale={language}>
      <GridList
        aria-label={words.title}
        items={projects}
        dragAndDropHooks={dragAndDropHooks}
        className="gallery-list"
      >
        {(project) => {
          const path = project.after_image_url ?? project.before_image_url;
          const missing = missingOf(project);
          return (
            <GridListItem id={project.id} textValue={project.title} className="gallery-item">
              <Button
                slot="drag"
                className="quiet"
                aria-label={fill(words.reorder, { title: project.title })}
              >
                <span aria-hidden="true">⠿</span>
              </Button>
              {path === null ? (
                <span className="gallery-picture">
                  <Icon name="picture" />
                </span>
              ) : (
                <img
                  className="gallery-picture"
                  src={galleryPictureUrl(addresses.supabaseUrl, path)}
                  alt=""
                  width={120}
                  height={80}
                  loading="lazy"
                  crossOrigin="anonymous"
                />
              )}
              <div>
                <Link to={router.galleryProject({ projectId: String(project.id) })}>
                  <span dir="auto">{project.title}</span>
                </Link>
                <p className="gallery-muted">
                  {words.categories[project.category]}
                  {missing.length > 0 &&
                    ` · ${fill(words.missing, { languages: listOf.format(missing.map(nameOfLanguage)) })}`}
                </p>
              </div>
              <span className={project.published_at === null ? 'gallery-state' : 'gallery-state is-public'}>
                {project.published_at === null ? words.states.draft : words.states.published}
              </span>
            </GridListItem>
          );
        }}
      </GridList>
    </I18nProvider>
  );
}
