import type { HouseProps } from './house.tsx';

/** The houses of our canal; drawings take from these. */
export const brickHouse: HouseProps = {
  width: 150,
  eaves: 292,
  gable: 118,
  shape: 'step',
  wall: 'brick',
  door: 'canal-green',
  bays: 3,
  floors: 3,
  doorBay: 0,
  lit: [1, 6],
  bands: true,
};

export const bellHouse: HouseProps = {
  width: 232,
  eaves: 318,
  gable: 150,
  shape: 'bell',
  wall: 'bentheim',
  door: 'canal-green',
  bays: 4,
  floors: 3,
  doorBay: 2,
  lit: [5, 10],
};

export const greenHouse: HouseProps = {
  width: 122,
  eaves: 352,
  gable: 96,
  shape: 'spout',
  wall: 'canal-green',
  door: 'oxblood',
  bays: 2,
  floors: 4,
  doorBay: 1,
  lit: [0, 5],
};

export const greyHouse: HouseProps = {
  width: 204,
  eaves: 362,
  gable: 26,
  shape: 'cornice',
  wall: 'bridge-grey',
  door: 'stand-green',
  bays: 4,
  floors: 4,
  doorBay: 1,
  lit: [2, 9, 12],
};

export const neckHouse: HouseProps = {
  width: 150,
  eaves: 300,
  gable: 132,
  shape: 'neck',
  wall: 'brick-deep',
  door: 'canal-green',
  bays: 3,
  floors: 3,
  doorBay: 2,
  lit: [4],
  bands: true,
};

export const paleHouse: HouseProps = {
  width: 132,
  eaves: 330,
  gable: 110,
  shape: 'bell',
  wall: 'sandstone',
  door: 'oxblood',
  bays: 2,
  floors: 4,
  doorBay: 0,
  lit: [3, 6],
};

export const warehouse: HouseProps = {
  width: 196,
  eaves: 340,
  gable: 24,
  shape: 'cornice',
  wall: 'brick',
  door: 'stand-green',
  bays: 4,
  floors: 3,
  doorBay: 3,
  lit: [1, 7],
};
