import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { leaveOverPageEntry } from "./ui/over-page-entry.ts";

leaveOverPageEntry();
// As a transition, hydration pauses for presses.
startTransition(() => void hydrateRoot(document, <HydratedRouter />));
