/** Every picture of the site. A photograph of the same name in `content/pictures/` takes the place of the drawing. */
export const pictureNames = [
  'facade-dirty',
  'facade-clean',
  'facade-dirty-clean',
  'frame-rotten',
  'frame-painted',
  'room-before',
  'room-after',
  'room-before-after',
  'spraying',
  'canal-houses',
  'paint-colours',
  'maintenance',
  'painter-at-work',
  'impregnation',
  'graffiti-before',
  'graffiti-after',
  'neighbourhood',
  'van',
  'project-leusden-before',
  'project-leusden-after',
  'project-almere-before',
  'project-almere-after',
  'project-haarlem-before',
  'project-haarlem-after',
  'team-bedrijfsleiding',
  'team-projectcoordinatie',
  'team-schilderspecialist',
  'certificate-training',
  'certificate-safety',
] as const;

export type PictureName = (typeof pictureNames)[number];

const isPictureName = (name: string): name is PictureName =>
  (pictureNames as readonly string[]).includes(name);

/** Says that there is no picture of a name, and which there are; undefined where there is. */
export function unknownPicture(name: string): string | undefined {
  return isPictureName(name)
    ? undefined
    : `There is no picture "${name}"; there are ${pictureNames.join(', ')}`;
}

/** The picture that a text of `content/` names. Throws for one that there is not. */
export function pictureNamed(name: string): PictureName {
  if (!isPictureName(name)) throw new Error(unknownPicture(name));
  return name;
}
