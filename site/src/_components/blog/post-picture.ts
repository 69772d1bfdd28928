import type { PictureProps } from '../picture/picture.tsx';

const pictures: Readonly<Record<string, PictureProps['name']>> = {
  'facade-dirty-clean': 'facade-dirty',
  'frame-rot': 'frame-rotten',
  'room-before-after': 'room-before',
  spraying: 'spraying',
  'canal-houses': 'canal-houses',
  'paint-colours': 'paint-colours',
  maintenance: 'maintenance',
  'painter-at-work': 'painter-at-work',
};

/** The picture that an article names. Throws where there is none of that name. */
export function postPicture(name: string): PictureProps['name'] {
  const picture = pictures[name];
  if (!picture) throw new Error(`No article can show the picture "${name}"`);
  return picture;
}
