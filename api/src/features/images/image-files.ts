/**
 * The widths of the versions of a picture, in pixels; the last is the picture itself. Smaller pictures are never
 * enlarged.
 */
export const imageWidths = [480, 960, 1600] as const;

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const filePattern = new RegExp(`^(${id})(-480|-960)?\\.webp$`);

/** The file of one version of a picture. */
export function imageFile(imageId: string, width: (typeof imageWidths)[number] = 1600): string {
  return width === 1600 ? `${imageId}.webp` : `${imageId}-${width}.webp`;
}

/** Whether a file name can be a version of a picture: nothing else is ever read. */
export function isImageFile(name: string): boolean {
  return filePattern.test(name);
}

/** The id of a picture from the last part of its address; undefined for its smaller versions and for other files. */
export function idOfImageFile(name: string): string | undefined {
  const match = filePattern.exec(name);
  return match && !match[2] ? match[1] : undefined;
}
