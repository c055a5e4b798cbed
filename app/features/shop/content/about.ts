import type { PageText } from "./page-texts.server.ts";

/** The words of the about page, until staff edit them. */
export const about: PageText<"about"> = {
  storyTitle: "Our story",
  story: [
    {
      text: "It began with a changing room in Trosa, four people who trained before work, and a pile of kit that hadn't lasted the winter. Seams that split mid-squat. Tights that froze on the pier. Shirts worn out by March.",
    },
    {
      text: "So we made our own: first twelve tees, cut in a borrowed sail loft, then leggings, then a jacket that took two years to get right. Friends wanted them. Friends of friends paid for them. Today we are a small company in the same town by the Baltic, and every garment still has to survive one of our own winters before it is sold.",
    },
  ],
  missionTitle: "Our mission",
  mission: "To make training clothes that put you in the mode and then get out of the way.",
  valuesTitle: "Our values",
  values: [
    {
      title: "Tested in weather",
      text: "Nothing is sold before it has been through a season of wind, sleet and crowded gyms, on people of different builds.",
    },
    {
      title: "Small runs",
      text: "We make what we can sell and keep making what works. No mountains of leftovers.",
    },
    {
      title: "Made to be mended",
      text: "Flat seams and standard zips, so that things can be repaired. If a seam gives way within three years, we'll repair it.",
    },
    {
      title: "Straight talk",
      text: "Real stock, real delivery times, and reviews that show who actually bought. When something is sold out, we say so. When a product isn't for you, we say that, too.",
    },
  ],
};
