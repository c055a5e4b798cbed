import type { Palette } from "./inks.ts";
import { squeezeBottle, steelBottle } from "./kinds/bottles.ts";
import { loopBands, stretchTube } from "./kinds/bands.ts";
import { trainingMat } from "./kinds/mats.ts";
import { foamRoller } from "./kinds/rollers.ts";
import { towel } from "./kinds/towels.ts";
import { duffel } from "./kinds/duffels.ts";
import { proGlove, runningGlove, trainingGlove, winterGlove } from "./kinds/glove-models.ts";
import { gloves } from "./kinds/gloves.ts";
import { ankleSock, crewSock, kneeSock, noShowSock, socks } from "./kinds/socks.ts";
import { cuffedBeanie, headband, runningBeanie } from "./kinds/beanies.ts";
import { curvedCap, fivePanelCap, runningCap } from "./kinds/cap-models.ts";
import { cap } from "./kinds/caps.ts";
import { tee } from "./kinds/tees.ts";
import type { Subject } from "./subject.ts";

/** A product of the demo shop as the studio makes it: its cut, fabric and details, and its further colors. */
export interface Product extends Palette {
  make(): Subject;
}

export const subjects: Record<string, Product> = {
  // T-shirts, tanks, long sleeves and compression tops
  "pulse-core-tee": { make: () => tee({}) },

  // Hoodies, half zips, jackets and vests

  // Shorts, joggers, leggings and sports bras

  // Socks, caps, beanies, headbands and gloves
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

  // Bags and equipment
  "hall-duffel-45": {
    make: () =>
      duffel({
        size: [0.58, 0.3, 0.28],
        handles: 0.14,
        rise: 0.115,
        ends: "main",
        bottom: "accent",
        webbing: "dark",
        mark: "wordmark",
        pocket: false,
        vented: false,
      }),
    accent: 0.6,
  },
  "lunch-duffel-22": {
    make: () =>
      duffel({
        size: [0.44, 0.24, 0.22],
        handles: 0.085,
        rise: 0.1,
        ends: "accent",
        bottom: "main",
        webbing: "accent",
        mark: "symbol",
        pocket: true,
        vented: true,
      }),
    accent: "graphite",
  },
  "kall-steel-bottle": { make: steelBottle, accent: "fog" },
  "klunk-squeeze-bottle": { make: squeezeBottle, accent: "graphite" },
  "rulle-foam-roller": { make: foamRoller, accent: "black" },
  "golv-training-mat": { make: trainingMat, accent: 0.55 },
  "dra-loop-bands": { make: loopBands, accent: 0.5, print: "sand" },
  "stretch-tube-set": { make: stretchTube, accent: "black" },
  "torr-gym-towel": { make: towel, accent: 0.7 },
};
