import { filterGroups } from '@shop/shop-rules/categories';

/**
 * Tiny scripts that run before the first paint, so that a page which is the same for everybody shows
 * what this browser knows at once. They are inline, allowed by their hash in the content security policy, and
 * trust nothing: the hint cookie only decides what is shown until /api/auth/check has answered.
 */

/** In the head: says on `<html>` whether this browser was signed in, and as what. */
export const sessionScript = `(function(){var d=document.documentElement,m=/(?:^|; )hint=([^;]*)/.exec(document.cookie),u=null;try{u=m&&JSON.parse(decodeURIComponent(m[1]))}catch(e){}d.dataset.session=u&&u.userName?u.role==='admin'?'admin':'customer':'guest';d.__hint=u})()`;

/** After markup that shows the name or the cart's count: fills both in. */
export const fillScript = `(function(){var d=document,u=d.documentElement.__hint,n=0,a=function(s,f){d.querySelectorAll(s).forEach(f)},i=function(t){return Intl.Segmenter?(new Intl.Segmenter('fi').segment(t)[Symbol.iterator]().next().value||{segment:''}).segment:Array.from(t)[0]||''};try{n=+localStorage.getItem('cart-count')||0}catch(e){}if(u){a('[data-user-name]',function(e){e.textContent=u.userName});a('[data-user-initial]',function(e){e.textContent=i(u.userName).toUpperCase()});a('[data-cart-count]',function(e){e.textContent=n;e.hidden=!n})}})()`;

/** In a product's head: says on `<html>` when the page has loaded, for the pictures that wait until then (picture.css). */
export const loadedScript = `(function(d){d.loaded=false;addEventListener('load',function(){d.loaded=true})})(document.documentElement.dataset)`;

/**
 * In the head of a page that holds what its visitor has: on the way back the browser shows the page that it was sent before,
 * without asking. Addresses and cart are other ones since, so it is asked for anew, and not seen before; once it is whole,
 * for then the browser knows where it stood and what was typed, and brings both back. A page that the browser has kept whole
 * runs no script, and stays; so does one without a line. Each is asked for anew once, which its entry in the history notes,
 * also where the browser calls that a way back too; and what loads long is seen all the same. Who has begun to do something
 * on it by then is not interrupted: the page's scripts ask for what has changed, too. Once it is asked for, nothing on the old
 * one can be pressed any more, for that would be lost.
 */
export const freshScript = `(function(d){try{var n=performance.getEntriesByType('navigation')[0],h=history,note=function(v){h.replaceState(Object.assign({},h.state,{fresh:v}),'')};if(h.state&&h.state.fresh)return note(false);if(n&&n.type=='back_forward'&&navigator.onLine!==false){d.style.visibility='hidden';setTimeout(function(){d.style.visibility='';['pointerdown','keydown'].forEach(function(e){addEventListener(e,function(){d=0},true)})},2000);addEventListener('load',function(){if(d){d.inert=true;note(true);location.reload()}})}}catch(e){}})(document.documentElement)`;

const known = Object.fromEntries(filterGroups.map(({ key, options }) => [key, options.map(({ id }) => id)]));

/**
 * In the listing's head: a valid stored filter wins over the address, an invalid one is removed. Going back
 * and forward follows the address. The page is not seen before it is the right one.
 */
export const storedFilterScript = `(function(){try{var K=${JSON.stringify(known)},s=sessionStorage,t=s.getItem('filters');if(!t)return;var f,q=[],ok=1,p=new URLSearchParams(location.search);try{f=JSON.parse(t)}catch(e){}if(!f||typeof f!='object'||Array.isArray(f))ok=0;else Object.keys(f).forEach(function(k){if(!K[k]||!Array.isArray(f[k])||!f[k].every(function(i){return K[k].indexOf(i)>=0}))ok=0});if(!ok)return s.removeItem('filters');var n=performance.getEntriesByType('navigation')[0];if(n&&n.type=='back_forward')return;var same=1;Object.keys(K).forEach(function(k){var want=K[k].filter(function(i){return(f[k]||[]).indexOf(i)>=0}),have=p.getAll(k).join(',').split(',').map(function(i){i=i.normalize('NFC');return i=='kesa'?'kesä':i}).filter(function(i){return K[k].indexOf(i)>=0});if(want.length)q.push(k+'='+want.map(encodeURIComponent).join(','));if(want.slice().sort().join()!=have.sort().join())same=0});if(!q.length||same)return;if(p.get('sort'))q.push('sort='+encodeURIComponent(p.get('sort')));document.documentElement.hidden=true;location.replace(location.pathname+'?'+q.join('&'))}catch(e){}})()`;
