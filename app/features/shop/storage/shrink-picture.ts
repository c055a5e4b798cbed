/**
 * A picture resized for upload, at most `maxSidePixels` on its longer side, upright, and without its location. When the browser
 * cannot decode it, the file itself: the server checks it in any case. Never throws.
 */
export async function shrinkPicture(file: File, maxSidePixels: number): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return (await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85))) ?? file;
  } catch {
    return file;
  }
}
