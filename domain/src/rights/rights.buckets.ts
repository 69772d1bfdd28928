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
  'chat-files': {
    upload: oneselfOfficeAndService,
    list: oneselfOfficeAndService,
    download: oneselfOfficeAndService,
    sign: oneselfOfficeAndService,
    // What was sent stays as it was sent.
    overwrite: onlyService,
    move: onlyService,
    remove: onlyService,
  },
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
  'project-files': {
    upload: officeAndService,
    // Customers what is for them, of projects that are theirs or shared with them.
    list: oneselfOfficeAndService,
    download: oneselfOfficeAndService,
    sign: oneselfOfficeAndService,
    // What the office takes away the job removes a day later.
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
  'quote-documents': {
    // Customers open theirs through a function, which knows whose it is.
    upload: onlyService,
    list: officeAndService,
    download: officeAndService,
    sign: officeAndService,
    // Until it is noted as what a quote was sent as; then by nobody.
    overwrite: onlyService,
    move: onlyService,
    remove: onlyService,
  },
} as const satisfies Readonly<Record<string, BucketRights>>;
