/** A password that somebody chooses. Long rather than odd: no rule about its characters. */
export const minPasswordLength = 12;
