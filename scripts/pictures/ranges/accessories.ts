import { cuffedBeanie, headband, runningBeanie } from "../kinds/beanies.ts";
import { curvedCap, fivePanelCap, runningCap } from "../kinds/cap-models.ts";
import { cap } from "../kinds/caps.ts";
import { proGlove, runningGlove, trainingGlove, winterGlove } from "../kinds/glove-models.ts";
import { gloves } from "../kinds/gloves.ts";
import { ankleSock, crewSock, kneeSock, noShowSock, socks } from "../kinds/socks.ts";
import type { Product } from "../subjects.ts";

/** Socks, caps, beanies, headbands and gloves. Measures in metres. */
export const accessories: Record<string, Product> = {
  "performance-crew-socks": { make: () => socks(crewSock), accent: "graphite" },
  "tempo-ankle-socks": { make: () => socks(ankleSock), accent: "black" },
  "press-compression-socks": { make: () => socks(kneeSock), accent: 0.6 },
  "dold-no-show-socks": { make: () => socks(noShowSock), accent: "fog" },
  "vinter-cuffed-beanie": { make: cuffedBeanie },
  "spar-running-beanie": { make: runningBeanie, accent: 0.7 },
  "bred-headband": { make: headband, accent: 0.6 },
  "kurva-cap": { make: () => cap(curvedCap), accent: 0.75 },
  "vind-running-cap": { make: () => cap(runningCap), accent: 0.85 },
  "fem-panel-cap-prototype": { make: () => cap(fivePanelCap), accent: 0.7 },
  "grepp-training-gloves": { make: () => gloves(trainingGlove), accent: "graphite" },
  "grepp-pro-gloves": { make: () => gloves(proGlove), accent: "black" },
  "vante-running-gloves": { make: () => gloves(runningGlove), accent: "fog" },
  "fjallvante-winter-gloves": { make: () => gloves(winterGlove), accent: "black" },
};
