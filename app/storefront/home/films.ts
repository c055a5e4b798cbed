/** The brand's pictures that have a film: 4 s, silent, in two crops and two codecs, the smaller codec first. */
export const films = {
  pictures: ["home-1", "home-2"],
  crops: ["wide", "band"],
  codecs: { av1: 'video/mp4; codecs="av01.0.08M.08"', h264: 'video/mp4; codecs="avc1.640028"' },
} as const;

export type FilmPicture = (typeof films.pictures)[number];
export type FilmCrop = (typeof films.crops)[number];
type FilmCodec = keyof typeof films.codecs;

/** The address of a film. */
export function filmPath(picture: FilmPicture, crop: FilmCrop, codec: FilmCodec): string {
  return `/editorial/${picture}-loop-${crop}-${codec}.mp4`;
}

/** Whether a slide's picture has a film: one that staff uploaded has none. */
export function hasFilm(picture: string): picture is FilmPicture {
  return films.pictures.some((name) => name === picture);
}
