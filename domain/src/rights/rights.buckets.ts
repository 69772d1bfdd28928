import { anybody, officeAndService, oneself, onlyService, type Extents } from './rights.ts';

export const bucketOperations = [
  'upload',
  'list',
  'download',
  'sign',
  'overwrite',
  'move',
  'remove',
] as const;
export type BucketOperation = (typeof bucketOperations)[number];

export type BucketRights = Readonly<Record<BucketOperation, Extents>>;

const oneselfOfficeAndService: Extents = { customer: 'own', ...officeAndService };

/** Who may do what with the files of each bucket of the storage service. */
export const bucketRights = {
  'profile-photos': {
    upload: { ...oneself, ...onlyService },
    list: oneselfOfficeAndService,
    download: oneselfOfficeAndService,
    sign: oneselfOfficeAndService,
    // A photo is replaced by another one; the job removes what nobody shows.
    overwrite: onlyService,
    move: onlyService,
    remove: onlyService,
  },
  'project-gallery': {
    upload: officeAndService,
    list: officeAndService,
    // The bucket is public: an address is all it takes.
    download: { ...anybody, ...onlyService },
    sign: officeAndService,
    overwrite: officeAndService,
    move: officeAndService,
    remove: officeAndService,
  },
  'project-images': {
    upload: { ...anybody, ...onlyService },
    list: officeAndService,
    download: officeAndService,
    // For a quarter of an hour, by whoever knows the random path.
    sign: { ...anybody, ...onlyService },
    overwrite: onlyService,
    move: onlyService,
    remove: onlyService,
  },
} as const satisfies Readonly<Record<string, BucketRights>>;
