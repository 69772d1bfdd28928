import type { PictureName } from '../../_components/picture/picture-names.ts';
import { canalHouses } from './canal-houses.tsx';
import { safetyCertificate, trainingCertificate } from './certificates.tsx';
import { facadeClean, facadeDirty } from './facade.tsx';
import { framePainted, frameRotten } from './frame.tsx';
import { graffitiAfter, graffitiBefore } from './graffiti.tsx';
import { impregnation } from './impregnation.tsx';
import { maintenance } from './maintenance.tsx';
import { neighbourhood } from './neighbourhood.tsx';
import { paintColours } from './paint-colours.tsx';
import { painterAtWork } from './painter-at-work.tsx';
import { almereAfter, almereBefore } from './project-almere.tsx';
import { haarlemAfter, haarlemBefore } from './project-haarlem.tsx';
import { leusdenAfter, leusdenBefore } from './project-leusden.tsx';
import { roomAfter, roomBefore } from './room.tsx';
import type { Scene } from './scene.ts';
import { seam } from './seam.tsx';
import { spraying } from './spraying.tsx';
import { bedrijfsleiding } from './team-bedrijfsleiding.tsx';
import { projectcoordinatie } from './team-projectcoordinatie.tsx';
import { schilderspecialist } from './team-schilderspecialist.tsx';

/** The drawing of every picture that has no photograph. */
export const scenes: Readonly<Record<PictureName, Scene>> = {
  'facade-dirty': facadeDirty,
  'facade-clean': facadeClean,
  'facade-dirty-clean': seam(facadeDirty, facadeClean, 0.47),
  'frame-rotten': frameRotten,
  'frame-painted': framePainted,
  'room-before': roomBefore,
  'room-after': roomAfter,
  'room-before-after': seam(roomBefore, roomAfter, 0.45),
  spraying,
  'canal-houses': canalHouses,
  'paint-colours': paintColours,
  maintenance,
  'painter-at-work': painterAtWork,
  impregnation,
  'graffiti-before': graffitiBefore,
  'graffiti-after': graffitiAfter,
  neighbourhood,
  'project-leusden-before': leusdenBefore,
  'project-leusden-after': leusdenAfter,
  'project-almere-before': almereBefore,
  'project-almere-after': almereAfter,
  'project-haarlem-before': haarlemBefore,
  'project-haarlem-after': haarlemAfter,
  'team-bedrijfsleiding': bedrijfsleiding,
  'team-projectcoordinatie': projectcoordinatie,
  'team-schilderspecialist': schilderspecialist,
  'certificate-training': trainingCertificate,
  'certificate-safety': safetyCertificate,
};
