import { useState } from 'react';
import { createPhotoStore, type PhotoStore } from './photo-store.ts';

const loadAddPhotos = async () => (await import('./photo-tools.ts')).addPhotos;

/** The photos of a form. */
export function usePhotoStore(): PhotoStore {
  const [photos] = useState(() => createPhotoStore(loadAddPhotos));
  return photos;
}
