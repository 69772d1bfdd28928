import type { PictureName } from '../../_components/picture/picture-names.ts';
import { facadeClean, facadeDirty } from './facade.tsx';
import type { Scene } from './scene.ts';

/** The drawing of every picture that has no photograph. */
export const scenes: Readonly<Record<PictureName, Scene>> = {
  'facade-dirty': facadeDirty,
  'facade-clean': facadeClean,
  'facade-dirty-clean': facadeClean,
  'frame-rotten': facadeDirty,
  'frame-painted': facadeClean,
  'room-before': facadeDirty,
  'room-after': facadeClean,
  'room-before-after': facadeClean,
  spraying: facadeClean,
  'canal-houses': facadeClean,
  'paint-colours': facadeClean,
  maintenance: facadeClean,
  'painter-at-work': facadeClean,
  impregnation: facadeClean,
  'graffiti-before': facadeDirty,
  'graffiti-after': facadeClean,
  neighbourhood: facadeClean,
  'project-leusden-before': facadeDirty,
  'project-leusden-after': facadeClean,
  'project-almere-before': facadeDirty,
  'project-almere-after': facadeClean,
  'project-haarlem-before': facadeDirty,
  'project-haarlem-after': facadeClean,
  'team-bedrijfsleiding': facadeClean,
  'team-projectcoordinatie': facadeClean,
  'team-schilderspecialist': facadeClean,
  'certificate-training': facadeClean,
  'certificate-safety': facadeClean,
};
