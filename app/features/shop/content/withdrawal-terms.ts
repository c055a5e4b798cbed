/** Days from delivery in which the law lets a consumer withdraw from a purchase (Distance Contracts Act, 2005:59). */
export const withdrawalDays = 14;

/** Days from a consumer's notice of withdrawal in which the money must be back (the same act, 2:14). */
export const refundDays = 14;

/** Years from delivery in which a consumer may complain about a fault (Consumer Sales Act, 2022:260, 4:14). */
export const complaintYears = 3;

/** The function by which a consumer withdraws (the same act, 2:10 a), as a link of the texts. */
export const withdrawalLink = "[Withdraw from contract here](/withdraw)";
