import { Link } from '@swan-io/chicane';
import type { GalleryProject } from '@vakman/domain/gallery.project';
import { Suspense } from 'react';
import { galleryWords } from '../../../generated/gallery.words.ts';
import { Loading } from '../../app/loading.tsx';
import { newProject } from './new-project.ts';
import { router } from '../../router/router.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { useWords } from '../../words/use-words.ts';
import './gallery.css';

/** With whoever has something to put in order. */
const GalleryList = lazyPage(() => import('./gallery-list.tsx'));

interface GalleryViewProps {
  readonly projects: readonly GalleryProject[];
  readonly onOrder: (ids: readonly number[]) => void;
}

/** All projects of the office. */
export function GalleryView({ projects, onOrder }: GalleryViewProps) {
  const words = useWords(galleryWords);
  return (
    <div className="gallery">
      <div className="gallery-head">
        <h1>{words.title}</h1>
        <Link className="button" to={router.galleryProject({ projectId: newProject })}>
          {words.add}
        </Link>
      </div>
      {projects.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Suspense fallback={<Loading />}>
          <p className="gallery-muted">{words.lead}</p>
          <GalleryList projects={projects} onOrder={onOrder} />
        </Suspense>
      )}
    </div>
  );
}
