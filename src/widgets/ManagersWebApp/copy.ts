/** Texts of the sign-in and of the frame around the workspace, in US English. */
export const copy = {
  heading: "Manager sign in",
  lead: "Use your manager account to find guests, take payments and issue refunds.",
  sessionOver: "Your session has ended. Sign in again to continue where you left off.",
  loading: "Opening…",
  missing: {
    heading: "This screen didn’t load",
    text: "Check the connection and try again. Nothing was charged or refunded.",
    again: "Try again",
    logOut: "Log out",
  },
} as const;
