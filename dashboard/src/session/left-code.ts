/** Code of a fault that is ours: whoever an order is from is signed in no more, or somebody else is. */
export const leftCode = 'left';
