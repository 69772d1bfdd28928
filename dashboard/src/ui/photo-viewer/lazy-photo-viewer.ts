import { photoViewerWords } from '../../../generated/photo-viewer.words.ts';
import { lazyPage } from '../../router/lazy-page.ts';

/** Comes with the first photo that is opened. */
export const PhotoViewer = lazyPage(() => import('./photo-viewer.tsx'), photoViewerWords);
