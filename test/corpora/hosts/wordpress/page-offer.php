<?php
/* Template Name: Offer */
$theme = 'dark';
get_header();
?>
<main id="primary" class="site-main">
	<div data-widget="OfferClaimApp" class="offer" data-offer-code="<?= esc_attr( $code ) ?>" data-theme="<?php echo $dark ? 'dark' : 'light'; ?>"><a href="<?php the_permalink(); ?>">Claim</a></div>
	<div <?php echo get_block_wrapper_attributes( array( 'data-widget' => 'Checkout', 'data-flow' => 'purchase' ) ); ?>><?php the_content(); ?></div>
	<div data-widget="<?php echo esc_attr( 'WebRedemption' ); ?>" class="bill" data-theme="<?= $theme ?>">Your bill</div>
	<div data-widget="<?php if ( $large ) : ?>MapV6<?php else : ?>Map<?php endif; ?>" class="map" data-color-mode="<?php if ( $night ) { echo 'dark'; } else { echo 'light'; } ?>">Map</div>
	<?php get_template_part( 'parts/dining', 'card', array( 'widget' => 'AmexApp', 'theme' => 'light' ) ); ?>
	<?php if ( is_user_logged_in() ) : ?>
		<div data-widget="UserFlow" class="flow" data-lang="es">Join</div>
	<?php endif; ?>
</main>
<?php get_footer();
