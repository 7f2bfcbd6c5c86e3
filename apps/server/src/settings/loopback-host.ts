/** A host name that leads to this machine and nowhere else. */
export const loopbackHost = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
