/** The cookie that holds a staff session's signed token. Over https its name begins with `__Secure-`. */
export const sessionCookie = { prefix: "staff", name: "staff.session_token" };

/** The cookie of who gave the right password and still owes a code. It lasts ten minutes. */
export const secondStepCookie = "staff.two_factor";

/** Whether a request has a session cookie. Whether it is valid only the database knows. */
export function hasSessionCookie(request: Request): boolean {
  return hasCookie(request, sessionCookie.name);
}

/** Whether a request comes from who still owes a code, as far as its cookies tell. */
export function hasSecondStepCookie(request: Request): boolean {
  return hasCookie(request, secondStepCookie);
}

function hasCookie(request: Request, name: string): boolean {
  return request.headers.get("Cookie")?.includes(`${name}=`) ?? false;
}

/** The `Set-Cookie` value that forgets the first step, so that somebody else can sign in. */
export function clearedSecondStepCookie(request: Request): string {
  const isSecure = new URL(request.url).protocol === "https:";
  const name = isSecure ? `__Secure-${secondStepCookie}` : secondStepCookie;
  return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
