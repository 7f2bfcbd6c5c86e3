/** A host name that resolves to this machine and to nothing else. */
export const loopbackHost = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
