import { z } from "zod";

/** A path of the admin, where a form sends people back to: never another site. */
export const adminPath = z
  .string()
  .max(1_500)
  .regex(/^\/admin(?:[/?][\w/?&=.~%:+@*-]*)?$/);
