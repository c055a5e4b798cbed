import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// As a transition, so that it gives way to whatever the browser has to do meanwhile.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
