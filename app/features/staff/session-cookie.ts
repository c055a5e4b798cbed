/** The cookie that holds a staff session's signed token. Over https its name begins with `__Secure-`. */
export const sessionCookie = { prefix: "staff", name: "staff.session_token" };

/** Whether a request has a session cookie. Whether it is valid only the database knows. */
export function hasSessionCookie(request: Request): boolean {
  return request.headers.get("Cookie")?.includes(`${sessionCookie.name}=`) ?? false;
}
