export { openImages, type ImageDeps } from './open-images.ts';
export type { ResizeImageDeps } from './resize-image.ts';
export { resizeImageOnImageUploaded } from './resize-image-on-image-uploaded.ts';
export { imageSweeps } from './sweeps.ts';
export { mountUploadRoutes } from './upload-routes.ts';
