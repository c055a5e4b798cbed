import { z } from "zod";

/** The sign-in form. Usernames know no upper case. */
export const credentialsSchema = z.object({
  username: z.string().trim().toLowerCase().min(1).max(100),
  password: z.string().min(1).max(500),
});
export type Credentials = z.infer<typeof credentialsSchema>;
